/** Keys by the names that `KeyboardEvent.key` has for them. */
export type KeyName = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'End';

/** A window of a visitor of its own: it shares no cookie and no storage with any other. */
export type Tab = {
  /** Loads an address and waits for the event `load`. */
  readonly goTo: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** @param width and height of the page, in CSS pixels */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. It sees nothing outside of itself; what it takes and gives is sent as JSON. */
  readonly evaluate: <Taken extends unknown[], Given>(
    work: (...taken: Taken) => Given,
    ...taken: Taken
  ) => Promise<Given>;
  /** Runs the text of a script in the page. */
  readonly run: (script: string) => Promise<void>;
  readonly press: (key: KeyName) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Presses a point of the window, in CSS pixels: with the pointer, or with a finger where the engine has touch. */
  readonly pressPoint: (x: number, y: number, withFinger: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Engine = {
  readonly hasTouch: boolean;
  /** Opens a window. Without scripts the page's own are not run; those of `evaluate` are. */
  readonly open: (options: { readonly scripts: boolean }) => Promise<Tab>;
  readonly close: () => Promise<void>;
};

/** The options that an engine is started with. */
export type EngineOptions = {
  /** Port on this machine of the only way to other machines. */
  readonly proxy: number;
};
