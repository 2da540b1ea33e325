// Screens that come with their own file, when they are first wanted.
import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

type Loaded<Props> = { readonly default: ComponentType<Props> };

export interface Later<Props> {
  (props: Props): preact.JSX.Element | null;
  /** Begins to fetch the code before it is shown; the promise is kept when that is over, well or not. */
  fetch(): Promise<void>;
}

/** A component whose code is fetched when it is first shown; until then nothing stands in its place. */
export function later<Props extends object>(load: () => Promise<Loaded<Props>>): Later<Props> {
  let known: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  // A fetch that failed is tried again the next time.
  const come = () => {
    coming ??= load().then(
      (loaded) => {
        known = loaded.default;
      },
      (error) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };
  function Shown(props: Props) {
    const [Screen, setScreen] = useState<ComponentType<Props> | null>(() => known);
    const [failure, setFailure] = useState<unknown>(null);
    useEffect(() => {
      if (!Screen) come().then(() => setScreen(() => known), setFailure);
    }, []);
    if (failure) throw failure;
    return Screen ? <Screen {...props} /> : null;
  }
  return Object.assign(Shown, { fetch: () => come().catch(() => {}) });
}

/** Whether this was ever wanted: what was shown once stays, so that it can give the focus back. */
export function useOnce(wanted: boolean): boolean {
  const was = useRef(false);
  was.current ||= wanted;
  return was.current;
}
