import { CounterIsland } from '../../features/elements';

const Page = () => (
  <main>
    <CounterIsland start="touch" label="Compter" slot="seul">
      <p>
        Du texte {'et'} <em>une suite</em>
      </p>
    </CounterIsland>
  </main>
);

export default Page;
