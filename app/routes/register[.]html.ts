import { type LoaderFunctionArgs, redirect } from '@remix-run/node';

/** The older address of the registration; what it brings along, such as an invitation code, comes along. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(`/register${new URL(request.url).search}`, { status: 301 });
