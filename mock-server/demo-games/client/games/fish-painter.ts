import type { Skin } from '../../skin.ts';
import { CANNON_Y, type Sea, type Swimmer } from './fish-sea.ts';

const RAYS = [0.1, 0.28, 0.5, 0.68, 0.9];
const BUBBLES = 16;

export class Painter {
  readonly #pictures = new Map<string, HTMLImageElement>();
  readonly #context;
  #scale = 1;

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly skin: Skin,
  ) {
    this.#context = canvas.getContext('2d');
    for (const [species, address] of Object.entries(skin.swimmers)) {
      const picture = new Image();
      picture.src = address;
      this.#pictures.set(species, picture);
    }
  }

  /** Returns the canvas's aspect ratio. */
  fit(): number {
    const { clientWidth, clientHeight } = this.canvas;
    const density = Math.min(2, devicePixelRatio);
    this.canvas.width = clientWidth * density;
    this.canvas.height = clientHeight * density;
    this.#scale = this.canvas.height;
    return clientHeight > 0 ? clientWidth / clientHeight : 1;
  }

  paint(sea: Sea, time: number): void {
    const context = this.#context;
    if (!context) return;
    context.setTransform(this.#scale, 0, 0, this.#scale, 0, 0);
    this.#water(context, sea.width, time);
    for (const swimmer of sea.swimmers) this.#swimmer(context, sea, swimmer);
    for (const { label, x, y, caughtFor } of sea.swimmers) {
      if (caughtFor !== null) this.#label(context, label, x, y - caughtFor * 0.12);
    }
    for (const { x, y } of sea.bullets) this.#bullet(context, x, y);
    this.#cannon(context, sea);
  }

  #water(context: CanvasRenderingContext2D, width: number, time: number): void {
    const { base, deep, ink, glow, bright } = this.skin.colors;
    const water = context.createLinearGradient(0, 0, 0, 1);
    water.addColorStop(0, bright);
    water.addColorStop(0.35, base);
    water.addColorStop(0.8, deep);
    water.addColorStop(1, ink);
    context.fillStyle = water;
    context.fillRect(0, 0, width, 1);
    context.fillStyle = glow;
    for (const [index, at] of RAYS.entries()) {
      context.globalAlpha = 0.05 + 0.03 * Math.sin(time * 0.5 + index * 2);
      context.beginPath();
      context.moveTo(width * at, 0);
      context.lineTo(width * at + 0.09, 0);
      context.lineTo(width * at + 0.02, 1);
      context.lineTo(width * at - 0.24, 1);
      context.fill();
    }
    context.globalAlpha = 0.25;
    context.strokeStyle = '#fff';
    context.lineWidth = 0.002;
    for (let bubble = 0; bubble < BUBBLES; bubble += 1) {
      const rise = (time * (0.03 + (bubble % 4) * 0.012) + bubble * 0.37) % 1.1;
      const x = ((bubble * 0.618) % 1) * width + Math.sin(time + bubble) * 0.01;
      context.beginPath();
      context.arc(x, 1.05 - rise, 0.004 + (bubble % 3) * 0.003, 0, Math.PI * 2);
      context.stroke();
    }
    context.globalAlpha = 1;
  }

  #swimmer(context: CanvasRenderingContext2D, sea: Sea, swimmer: Swimmer): void {
    const { species, x, y, way, phase, caughtFor, hitFor } = swimmer;
    const picture = this.#pictures.get(species);
    const size = sea.swimmerSize(swimmer) * (1 + (hitFor > 0 ? 0.08 : 0) + (caughtFor ?? 0) * 0.5);
    context.save();
    context.translate(x, y);
    if (caughtFor !== null) {
      context.globalAlpha = Math.max(0, 1 - caughtFor * 1.1);
      context.rotate(caughtFor * 5);
    }
    // Motifs face left.
    context.scale(-way, 1);
    context.rotate(Math.sin(phase) * 0.07);
    if (picture?.complete && picture.naturalWidth > 0) context.drawImage(picture, -size / 2, -size / 2, size, size);
    context.restore();
  }

  #label(context: CanvasRenderingContext2D, label: string, x: number, y: number): void {
    context.font = '800 0.05px system-ui, sans-serif';
    context.textAlign = 'center';
    context.lineWidth = 0.01;
    context.lineJoin = 'round';
    context.strokeStyle = '#2b1600';
    context.fillStyle = '#ffe27a';
    context.strokeText(label, x, y);
    context.fillText(label, x, y);
  }

  #bullet(context: CanvasRenderingContext2D, x: number, y: number): void {
    const glow = context.createRadialGradient(x, y, 0, x, y, 0.022);
    glow.addColorStop(0, '#fff');
    glow.addColorStop(0.35, '#ffe27a');
    glow.addColorStop(1, '#ffb02e00');
    context.fillStyle = glow;
    context.beginPath();
    context.arc(x, y, 0.022, 0, Math.PI * 2);
    context.fill();
  }

  #cannon(context: CanvasRenderingContext2D, { width, angle }: Sea): void {
    const brass = context.createLinearGradient(-0.035, 0, 0.035, 0);
    for (const [at, color] of [
      [0, '#8a4b06'],
      [0.3, '#fff3b8'],
      [0.55, '#e39a12'],
      [1, '#6b3a05'],
    ] as const)
      brass.addColorStop(at, color);
    context.save();
    context.translate(width / 2, CANNON_Y);
    context.fillStyle = '#0009';
    context.beginPath();
    context.ellipse(0, 0.03, 0.13, 0.04, 0, 0, Math.PI * 2);
    context.fill();
    context.rotate(angle);
    context.fillStyle = brass;
    context.strokeStyle = '#3a1d02';
    context.lineWidth = 0.005;
    context.beginPath();
    context.moveTo(-0.034, 0.02);
    context.lineTo(-0.022, -0.1);
    context.lineTo(0.022, -0.1);
    context.lineTo(0.034, 0.02);
    context.closePath();
    context.fill();
    context.stroke();
    context.fillRect(-0.028, -0.112, 0.056, 0.018);
    context.strokeRect(-0.028, -0.112, 0.056, 0.018);
    context.beginPath();
    context.arc(0, 0.015, 0.05, 0, Math.PI * 2);
    context.fill();
    context.stroke();
    context.restore();
  }
}
