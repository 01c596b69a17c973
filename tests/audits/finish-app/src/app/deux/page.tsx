import { Counter } from '../../features/counter';

const Page = () => (
  <main>
    <div data-island="idle">
      <Counter label="Tôt" />
    </div>
    <div data-island="visible">
      <Counter label="Près" />
    </div>
  </main>
);

export default Page;
