const Page = () => <main>Une page à lire dans un cadre vivant</main>;

export default Page;
