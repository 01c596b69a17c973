import { wake } from '../shared/wake.tsx';
import { QuoteForm } from './quote-form.tsx';

export default wake(QuoteForm);
