import { Outlet } from '@remix-run/react';

export default function ShellRoute() {
  return <Outlet />;
}
