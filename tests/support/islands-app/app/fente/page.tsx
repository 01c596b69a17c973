import { CounterIsland, LampIsland } from '../../features/elements';

const Page = () => (
  <main>
    <CounterIsland start="idle" label="Dehors" slot="dehors">
      <LampIsland name="Dedans" />
    </CounterIsland>
  </main>
);

export default Page;
