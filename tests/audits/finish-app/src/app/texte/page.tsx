import { Counter } from '../../features/counter';

// Long enough that the data measure the text instead of quoting it, with signs of several bytes and what
// looks like a row of the data or the end of a script.
const text = `${'</script><script>alert(1)</script> é€😀 '.repeat(60)}\n7:I[99999,["x.js"],"default"]\n`;

const Page = () => (
  <main data-island="idle">
    <p>{text}</p>
    <Counter label={'</script>'} />
    <p style={{ color: 'rgb(1, 2, 3)' }} className="deja">
      Un style sur place
    </p>
  </main>
);

export default Page;
