import type { CSSProperties, ReactNode } from 'react';
import type { Locale } from '../../config/locales';
import { monthName } from '../../i18n/dates';
import { useWords } from '../../i18n/use-words';
import { band, bar, monthX, round, smoothLine, temperatureRange, temperatureY } from './climate-shapes';
import { degrees, whole, type Month } from './climate-words';
import * as styles from './ClimateChart.module.css';

type ClimateChartProps = { locale: Locale; months: readonly Month[] };

/**
 * The year at a place as three fields over the same twelve months: temperatures, rain, daylight. Shapes are SVG that
 * stretches; the numbers beside them are text, so that they stay as large as the reader wants. Screen readers get the table
 * of the same numbers (./ClimateTable.tsx) instead.
 */
export function ClimateChart({ locale, months }: ClimateChartProps) {
  const t = useWords('country');
  return (
    <div className={styles.chart} aria-hidden="true">
      <Field name={t('temperaturesOf')} kind="temperature">
        <Temperatures locale={locale} months={months} />
      </Field>
      <Field name={t('rainOf')} kind="rain">
        <RainBars locale={locale} months={months} />
      </Field>
      <Field name={t('daylightOf')} kind="daylight">
        <Daylight locale={locale} months={months} />
      </Field>
      <ol className={styles.months}>
        {months.map(({ month }) => (
          <li key={month}>{monthName(month, locale, 'narrow')}</li>
        ))}
      </ol>
    </div>
  );
}

type FieldProps = { name: string; kind: 'temperature' | 'rain' | 'daylight'; children: ReactNode };

function Field({ name, kind, children }: FieldProps) {
  return (
    <div className={styles.field} data-kind={kind}>
      <p className={styles.name}>{name}</p>
      <div className={styles.plot}>{children}</div>
    </div>
  );
}

function Temperatures({ locale, months }: ClimateChartProps) {
  const range = temperatureRange(months);
  const [highs, lows] = (['high', 'low'] as const).map((end) =>
    months.map((month) => temperatureY(month[end], range)),
  ) as [number[], number[]];
  const zero = temperatureY(0, range);
  return (
    <>
      <Shapes>
        <defs>
          <linearGradient id="climate-band" x1="0" y1="0" x2="0" y2="100" gradientUnits="userSpaceOnUse">
            <stop className={styles.warm} offset="0" />
            <stop className={styles.cold} offset="1" />
          </linearGradient>
        </defs>
        <path d={band(highs, lows)} fill="url(#climate-band)" />
        {zero > 0 && zero < 100 ? <path className={styles.zero} d={`M0 ${round(zero)}H100`} /> : null}
        <path className={styles.highs} d={`M${smoothLine(highs)}`} />
        <path className={styles.lows} d={`M${smoothLine(lows)}`} />
      </Shapes>
      {months.map(({ month, low, high }, i) => (
        <span key={month}>
          <Value x={monthX(i)} y={highs[i] ?? 0} place="above">
            {degrees(high, locale)}
          </Value>
          <Value x={monthX(i)} y={lows[i] ?? 0} place="below">
            {degrees(low, locale)}
          </Value>
        </span>
      ))}
    </>
  );
}

function RainBars({ months, locale }: ClimateChartProps) {
  const most = Math.max(...months.map(({ rainMm }) => rainMm)) || 1;
  const y = (rainMm: number) => 100 - (rainMm / most) * 100;
  return (
    <>
      <Shapes>
        <path d={months.map(({ rainMm }, i) => bar(monthX(i), y(rainMm))).join('')} />
      </Shapes>
      {months.map(({ month, rainMm }, i) => (
        <Value key={month} x={monthX(i)} y={y(rainMm)} place="above">
          {whole(rainMm, locale)}
        </Value>
      ))}
    </>
  );
}

/** A field as high as a whole day. */
function Daylight({ months, locale }: ClimateChartProps) {
  const hours = months.map(({ daylightH }) => 100 - (daylightH / 24) * 100);
  return (
    <>
      <Shapes>
        <path d={`M${smoothLine(hours)}V100H0z`} />
      </Shapes>
      {months.map(({ month, daylightH }, i) => (
        <Value key={month} x={monthX(i)} y={hours[i] ?? 0} place="above">
          {whole(daylightH, locale)}
        </Value>
      ))}
    </>
  );
}

function Shapes({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      {children}
    </svg>
  );
}

type ValueProps = { x: number; y: number; place: 'above' | 'below'; children: ReactNode };

function Value({ x, y, place, children }: ValueProps) {
  const style: CSSProperties = { left: `${round(x)}%`, top: `${round(y)}%` };
  return (
    <span className={styles.value} data-place={place} style={style}>
      {children}
    </span>
  );
}
