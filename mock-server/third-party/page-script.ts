/**
 * The text of a script that calls a function in the page. The function must use nothing from outside of itself; what it needs is passed as JSON.
 * While developing, functions are named by a helper, `__name`, that the page lacks.
 */
export const pageScript = <Given extends unknown[]>(run: (...given: Given) => void, ...given: Given): string =>
  `(() => { const __name = (value) => value; (${run})(${given.map((each) => JSON.stringify(each)).join(', ')}); })();\n`;
