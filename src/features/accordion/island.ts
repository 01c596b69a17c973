import { wake } from '../shared/wake.tsx';
import { Accordion } from './accordion.tsx';

export default wake(Accordion);
