import { wake } from '../shared/wake.tsx';
import { Loss } from './loss.tsx';

export default wake(Loss);
