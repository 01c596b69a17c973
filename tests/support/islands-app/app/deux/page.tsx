import { CounterIsland } from '../../features/elements';

const Page = () => (
  <main>
    <CounterIsland start="idle" label="Tôt" slot="premier">
      Premier
    </CounterIsland>
    <p>Entre {'les'} deux</p>
    <svg height="3000" aria-hidden="true" />
    <CounterIsland start="visible" label="Près" slot="second">
      Second
    </CounterIsland>
  </main>
);

export default Page;
