/** The `method` of the dialog after a first sign-in. */
export const FIRST_LOGIN = 'first';
