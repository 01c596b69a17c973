/**
 * True once all of a page is laid out: before, heights are guesses and what is far below may move.
 */
export const atRest =
  "[...document.querySelectorAll('main > section, .later')].every((each) => " +
  "getComputedStyle(each).contentVisibility !== 'auto')";
