import postcss from 'postcss';
import { lateFonts } from '../../src/loading/late-fonts';

const late = async (css: string) => {
  const { css: written } = await postcss([lateFonts()]).process(css, { from: undefined });
  return written.replaceAll(/\s+/g, ' ');
};

describe('the fonts of a sheet', () => {
  it('hold for readers without scripts alone, before all other rules', async () => {
    const css = 'p{color:red} @font-face{font-family:F} h1{margin:0} @font-face{font-family:G}';
    expect(await late(css)).toBe(
      '@media (scripting: none){ @font-face{font-family:F} @font-face{font-family:G}} p{color:red} h1{margin:0}',
    );
  });

  it('that names none leave it as it is', async () => {
    expect(await late('p{color:red}')).toBe('p{color:red}');
  });
});
