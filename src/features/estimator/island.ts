import { wake } from '../shared/wake.tsx';
import { Estimator } from './estimator.tsx';

export default wake(Estimator);
