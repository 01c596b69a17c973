/** Prints the page. If `sheet` is given, the print stylesheet hides all other parts of the page. */
export function print(sheet?: string): void {
  const { documentElement: page } = document;
  if (sheet) page.dataset.print = sheet;
  window.addEventListener('afterprint', () => delete page.dataset.print, { once: true });
  window.print();
}

export const PrintButton = ({ sheet }: { sheet?: string }) => (
  <button type="button" className="action-link plain-button" onClick={() => print(sheet)}>
    Imprimer
  </button>
);
