/** Prints the page, or only the sheet of this name, which the print stylesheet selects. */
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
