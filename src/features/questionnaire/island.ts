import { wake } from '../shared/wake.tsx';
import { Questionnaire } from './questionnaire.tsx';

export default wake(Questionnaire);
