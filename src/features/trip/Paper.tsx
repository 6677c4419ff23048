import type { QrCode } from '../../content/trip/qr';

/** On paper alone: a code that brings the trip back to a screen. */
export function Paper({ code, caption }: { code: QrCode; caption: string }) {
  return (
    <figure className="trip-paper">
      <svg
        role="img"
        aria-label={caption}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
