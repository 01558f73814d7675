import { useId } from "preact/hooks";

interface Props<T> {
  label: string;
  values: readonly T[];
  value: T;
  labelOf(value: T): string;
  onChange(value: T): void;
}

/** A choice of one among a few: radio buttons that look like one row of buttons. */
export function Choice<T extends string | number | boolean>({ label, values, value, labelOf, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-values">
        {values.map((one) => (
          <label key={String(one)}>
            <input
              type="radio"
              name={name}
              value={String(one)}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <span>{labelOf(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A yes or no. */
export function Switch({ label, value, onChange }: { label: string; value: boolean; onChange(value: boolean): void }) {
  return (
    <label class="switch">
      <span>{label}</span>
      <input type="checkbox" role="switch" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
    </label>
  );
}
