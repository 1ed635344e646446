/** The address of a page of the member centre by the parameter that opens it over another page; null where none opens. */
export function centrePageIn(params: URLSearchParams): string | null {
  const page = params.get('member');
  return page === null ? null : page ? `/member/${page}` : '/member';
}
