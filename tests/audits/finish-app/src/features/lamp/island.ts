import { wake } from '#src/features/shared/wake.tsx';
import { Lamp } from './lamp';

export default wake(Lamp);
