/** A member's own picture: uncached, and sandboxed as an image. `content` is base64. */
export const privatePicture = ({ contentType, content }: { contentType: string; content: string }, name: string) =>
  new Response(Buffer.from(content, 'base64'), {
    headers: {
      'Content-Type': contentType,
      'Cache-Control': 'no-store',
      'Content-Disposition': `inline; filename="${name}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  });
