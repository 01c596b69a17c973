/** The visitor's own day, which Swedes write as files do: 2026-11-22. */
export const today = () => new Date().toLocaleDateString('sv-SE');
