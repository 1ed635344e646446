/**
 * `run` must not use outer variables; arguments are JSON. In development, functions call a helper `__name`, which the
 * page lacks.
 */
export const pageScript = <Given extends unknown[]>(run: (...given: Given) => void, ...given: Given): string =>
  `(() => { const __name = (value) => value; (${run})(${given.map((each) => JSON.stringify(each)).join(', ')}); })();\n`;
