/**
 * Script for the page. It returns true when the browser has laid out all sections; before, their
 * heights are estimates, and content may still move.
 */
export const SECTIONS_LAID_OUT =
  "[...document.querySelectorAll('main > section, .later')].every((each) => " +
  "getComputedStyle(each).contentVisibility !== 'auto')";
