/** The first link of a page, seen once it has the focus. */
export const SkipLink = () => (
  <a
    href="#contenu"
    className="absolute -top-24 left-4 z-(--z-skip) border-2 border-encre bg-papier px-4 py-3 no-print focus:top-2"
  >
    Aller au contenu
  </a>
);
