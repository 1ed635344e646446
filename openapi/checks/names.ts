const NAME = /^([A-Za-z][A-Za-z_-]{0,39}\d{0,2}|\d{1,6})$/;

/** A key as a report may name it. One that looks like no name may itself be what nobody should read: a number, a token, an address. */
export const nameIn = (key: string): string => (NAME.test(key) ? key : 'redacted');

/** The same for each part of a place such as `/value/list/0` or `query.pageNo`. */
export const placeIn = (place: string, separator = '/'): string =>
  place
    .split(separator)
    .map((key) => key && nameIn(key))
    .join(separator);
