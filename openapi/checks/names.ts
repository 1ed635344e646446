const NAME = /^([A-Za-z][A-Za-z_-]{0,39}\d{0,2}|\d{1,6})$/;

/** Other keys may be secrets, such as a number, a token or an address. */
export const nameIn = (key: string): string => (NAME.test(key) ? key : 'redacted');

/** `/value/list/0` or `query.pageNo`. */
export const placeIn = (place: string, separator = '/'): string =>
  place
    .split(separator)
    .map((key) => key && nameIn(key))
    .join(separator);
