import { Icon } from '~/ui/icon.tsx';

export function LockNote({ children }: { children: string }) {
  return (
    <p role="status" className="flex gap-2.5 rounded-control bg-sunken p-3.5 text-sm">
      <Icon name="lock" className="mt-0.5 size-4.5 shrink-0" />
      {children}
    </p>
  );
}
