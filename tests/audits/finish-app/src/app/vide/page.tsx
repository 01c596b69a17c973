const Page = () => <main>Rien à faire vivre</main>;

export default Page;
