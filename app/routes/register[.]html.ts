import { type LoaderFunctionArgs, redirect } from '@remix-run/node';

/** Older URL; keeps the query, such as invitation codes. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(`/register${new URL(request.url).search}`, { status: 301 });
