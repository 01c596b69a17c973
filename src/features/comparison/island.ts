import { wake } from '../shared/wake.tsx';
import { Comparison } from './comparison.tsx';

export default wake(Comparison);
