import { Counter } from '../../features/counter';

const Page = () => (
  <main data-island="touch">
    <Counter label="Compter" />
  </main>
);

export default Page;
