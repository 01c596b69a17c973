import { CounterIsland } from '../../features/elements';

const Page = () => (
  <main>
    <CounterIsland
      start="idle"
      label={'</script><script>alert(1)</script>\u2028é€😀 "\'&<!--'}
      slot="texte"
    >
      <p>Un texte sur place</p>
    </CounterIsland>
  </main>
);

export default Page;
