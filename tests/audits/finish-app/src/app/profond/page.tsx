import { Template } from '../../features/template';

const Page = () => (
  <Template>
    <p>Du texte</p>
  </Template>
);

export default Page;
