import { wake } from '#src/features/shared/wake.tsx';
import { Counter } from './counter';

export default wake(Counter);
