/** Opens over another page; null without one. */
export function centrePageIn(params: URLSearchParams): string | null {
  const page = params.get('member');
  return page === null ? null : page ? `/member/${page}` : '/member';
}
