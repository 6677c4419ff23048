import { render, screen } from '@testing-library/react';
import { goBack, leaveFor } from '../../src/loading/arrival';
import { DeferredBody } from '../../src/loading/DeferredBody';

const page = (
  <DeferredBody>
    <p>Le texte</p>
  </DeferredBody>
);
const text = () => screen.queryByText('Le texte');

describe('the body of a long page', () => {
  afterEach(goBack);

  it('is there at once for one who came from elsewhere', () => {
    render(page);
    expect(text()).toBeVisible();
  });

  it('follows the title when a visitor came by a link', async () => {
    leaveFor('/fr/islande/geysir/');
    render(page);
    expect(text()).toBeNull();
    expect(await screen.findByText('Le texte')).toBeVisible();
  });

  it('is there at once for one who asked for a part of it', () => {
    leaveFor('/fr/islande/geysir/#acces');
    render(page);
    expect(text()).toBeVisible();
  });

  it('is there at once for one who goes back, whose position is restored', () => {
    leaveFor('/fr/islande/geysir/');
    goBack();
    render(page);
    expect(text()).toBeVisible();
  });
});
