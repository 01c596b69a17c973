import { CounterIsland } from '../../features/elements';

const Page = () => (
  <main>
    <CounterIsland start="idle" label="Tôt" slot="premier">
      Premier
    </CounterIsland>
    <p style={{ height: '300vh' }}>Entre {'les'} deux</p>
    <CounterIsland start="visible" label="Près" slot="second">
      Second
    </CounterIsland>
  </main>
);

export default Page;
