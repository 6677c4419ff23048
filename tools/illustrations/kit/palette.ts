/** The colours of each country; scenes start from these and mix. */
export const iceland = { basalt: '#1d2733', glacier: '#cfe8ef', moss: '#6f8f3a', lava: '#d9481c' } as const;
export const west = { canyon: '#a8401f', sand: '#f0d9b5', sage: '#66795a', dusk: '#2b1d2e' } as const;
export const hawaii = { reef: '#0b6f7c', hibiscus: '#cf2f50', jungle: '#1f5f3f', sun: '#f5b841' } as const;
export const polynesia = { lagoon: '#0b7f8b', coral: '#e85d3a', palm: '#2f7d4f', cream: '#fff6e6' } as const;
