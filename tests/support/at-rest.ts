/**
 * Script that returns true after the layout of all sections. Before, the browser estimates heights,
 * and content further down may move.
 */
export const atRest =
  "[...document.querySelectorAll('main > section, .later')].every((each) => " +
  "getComputedStyle(each).contentVisibility !== 'auto')";
