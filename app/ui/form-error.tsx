import { Icon } from './icon.tsx';

interface FormErrorProps {
  title: string;
  message: string | undefined;
  reference?: string;
}

/** Screen readers announce it when it appears. */
export function FormError({ title, message, reference }: FormErrorProps) {
  if (!message) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-control border border-negative/50 bg-negative/8 p-3.5 text-sm">
      <Icon name="alert" className="mt-px size-5 text-negative" />
      <div className="min-w-0 space-y-1 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        <p>{message}</p>
        {reference && <p className="text-xs text-muted">{reference}</p>}
      </div>
    </div>
  );
}
