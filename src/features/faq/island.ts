import { wake } from '../shared/wake.tsx';
import { FaqSearch } from './faq-search.tsx';

export default wake(FaqSearch);
