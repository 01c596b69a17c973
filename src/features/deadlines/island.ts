import { wake } from '../shared/wake.tsx';
import { Deadlines } from './deadlines.tsx';

export default wake(Deadlines);
