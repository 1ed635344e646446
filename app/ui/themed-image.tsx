import { Picture } from './picture.tsx';

interface ThemedImageProps {
  onLight: string;
  onDark: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
}

/** The hidden version is lazy and does not load. */
export function ThemedImage({ onLight, onDark, alt, width, height, className = '' }: ThemedImageProps) {
  const shared = { width, height, loading: 'lazy' } as const;
  return (
    <>
      <Picture lost="name" {...shared} src={onLight} alt={alt} className={`dark:hidden ${className}`} />
      <Picture lost="name" {...shared} src={onDark} alt={alt} className={`hidden dark:block ${className}`} />
    </>
  );
}
