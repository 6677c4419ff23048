import type { MapLayer } from '../../config/taxonomy';
import { LAYER_SHAPES } from './layer-shapes';
import * as styles from './Map.module.css';

/** The shape of a layer's markers, beside its name. */
export function LayerShape({ layer }: { layer: MapLayer }) {
  return (
    <svg
      className={styles.shape}
      data-layer={layer}
      viewBox="0 0 24 24"
      width="18"
      height="18"
      aria-hidden="true"
    >
      <path d={LAYER_SHAPES[layer]} />
    </svg>
  );
}
