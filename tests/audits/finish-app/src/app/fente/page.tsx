import { CounterIsland, LampIsland } from '../../features/islands';

const Page = () => (
  <main>
    <CounterIsland start="idle" label="Dehors" slot="dehors">
      <LampIsland name="Dedans" />
    </CounterIsland>
  </main>
);

export default Page;
