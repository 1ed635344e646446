/** Excludes glows. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** `boxes.test.ts` checks the values. */
const MEASURED = `
ace 34 8 166 190 | aces -24 21 224 194 | airship -16 18 216 199 | amethyst 7 25 193 187 | anchor 2 2 198 203 |
anchorWheel -4 -4 204 204 | apple 14 -1 186 196 | astronaut 4 2 196 206 | aztec -7 -35 207 206 |
badge -4 -5 204 194 | ball 8 8 192 192 | balloon 14 -18 186 210 | banana 8 -10 176 200 | bandit 4 2 196 206 |
bar 12 11 188 189 | baseball 10 10 190 190 | basketball 10 10 190 190 | bear 16 18 184 188 | bee 8 23 192 204 |
bell 10 12 190 192 | blackCat 16 10 184 188 | blackChip 8 8 192 192 | blackGoat -4 -26 204 228 |
blackHorse 6 -6 183 198 | blossom 5 9 195 191 | blueBalloon 14 -18 186 210 | blueChip 8 8 192 192 |
blueDragon -11 -13 211 223 | blueFish 0 27 190 174 | blueFlame 30 -6 170 198 | blueFrog 6 24 194 197 |
blueHouse -8 6 208 196 | blueJelly 8 0 184 208 | blueTrain -8 -12 216 197 | bluebird -6 -9 197 207 |
bolt 28 -12 178 212 | bomb 14 -12 212 196 | book 23 9 181 189 | brassRobot -6 -13 206 204 | brownOx -4 2 204 195 |
buffalo -6 16 206 194 | burger 6 8 194 198 | butterfly -2 13 202 177 | cactus 24 -8 178 218 | camel -4 7 204 195 |
candy 26 4 174 215 | cannon 26 -17 174 198 | card 34 8 166 190 | castle 10 -34 190 196 | cat 16 10 184 188 |
cauldron 6 -21 194 215 | chef 18 -39 183 206 | cherries 14 2 196 190 | chest 9 18 190 185 |
chilli 40 -11 166 211 | chip 8 8 192 192 | chips 5 28 193 196 | citrus 19 2 190 180 | cleopatra 22 6 178 206 |
clock 10 2 190 204 | clover 16 8 184 191 | cocktail -2 -16 196 205 | cocoaDonut 8 12 192 196 |
coconut 2 18 202 194 | cog 16 -3 191 194 | coin 10 10 192 192 | coins -17 92 215 207 | compass 8 -17 192 200 |
controller 1 45 199 168 | cow -4 8 204 215 | cowboy -14 -15 214 208 | crab -1 6 201 195 | crane -7 22 164 211 |
cricket 9 11 171 189 | crocodile 16 24 184 193 | crosshair -7 -7 207 207 | croupier 22 12 178 206 |
crown -7 8 207 186 | crownCoin 10 10 192 192 | crystal 3 2 197 192 | cupcake 13 -20 187 198 | daisy 1 1 199 199 |
darkCastle 10 -34 190 196 | darkDragon -11 -13 211 223 | darkGalleon -13 -23 223 205 |
darkRooster -16 -5 189 203 | dealer 4 16 196 206 | deer -4 -41 204 195 | detective 4 -16 196 208 |
deuces -24 21 224 194 | die 12 6 188 196 | dinosaur -1 10 198 208 | dog 6 34 194 199 | dolphin 2 4 206 216 |
domino -6 13 205 206 | donut 8 12 192 196 | dragon -11 -13 211 223 | dragonfruit 5 3 195 196 |
drawMachine 12 0 188 198 | drum 16 16 184 180 | duck 7 17 198 191 | dumplings 4 49 196 198 |
durian 0 -17 200 210 | dwarf 4 -8 196 207 | eagle -8 -9 208 211 | egg 4 -2 196 202 | elephant -7 32 207 198 |
emerald 17 11 183 189 | empress 22 -36 178 206 | envelope 17 -9 183 209 | fan -10 38 210 221 |
ferrisWheel 0 -9 200 219 | firTree 6 -40 194 206 | firework -10 -22 212 220 | fish 0 27 190 174 |
fiveCards -44 21 244 203 | flame 30 -6 170 198 | football 10 10 190 190 | fox 12 2 188 193 | frog 6 24 194 197 |
fruitReels 3 7 212 193 | fruitTicket -1 23 204 204 | galleon -13 -23 223 205 | gambler 4 16 196 206 |
geisha 21 -3 179 208 | gem 7 25 193 187 | gemReels 3 7 212 193 | genieLamp 27 48 201 196 | ghost 6 4 193 196 |
gift 12 17 188 194 | giraffe -4 -24 204 195 | gladiator 4 -43 196 208 | glove 18 4 176 186 | goat -4 -26 204 228 |
goldBars 0 29 200 190 | goldDragon -11 -13 211 223 | goldKoi 5 18 192 213 | goldRooster -16 -5 189 203 |
goldToad 6 24 194 197 | goldfish 0 27 190 174 | gorilla 18 32 182 188 | grapes 22 2 178 196 |
grayWhale 0 -6 218 193 | greenChip 8 8 192 192 | greenEgg 4 -2 196 202 | greenKite 34 -8 184 225 |
greenStall 7 5 195 196 | greenTea -6 15 202 188 | greenTrain -8 -12 216 197 | greyCat 16 10 184 188 |
guitar 14 -46 194 192 | hammer 37 -20 213 195 | headset 8 1 192 202 | heart 4 17 196 186 |
hedgehog -7 -12 207 202 | hippo -4 28 204 197 | honeyPot 21 28 179 194 | horse 6 -6 183 198 |
horseshoe 3 -8 197 198 | house -8 6 208 196 | iceCream 20 -19 180 216 | ingot 2 46 198 180 |
ironTower 30 -35 170 204 | jacks -14 22 214 191 | jade 7 25 193 187 | jaguar 15 19 185 190 |
jeepney -6 8 216 186 | jellyfish 8 0 184 208 | joker -9 -18 209 192 | jukebox 6 -5 194 212 |
kangaroo 18 -28 182 188 | key 30 -3 186 211 | kite 34 -8 184 225 | knight 4 -21 196 206 | koala -4 10 204 188 |
koi 5 18 192 213 | lady 8 -35 202 206 | lantern 22 -5 178 201 | leopard 15 19 185 190 |
lighthouse 16 -10 186 208 | lime 19 2 190 180 | limePotion 25 -26 175 201 | lion -2 2 202 204 |
llama -4 -22 204 195 | longboat -22 -22 219 205 | lotus 2 15 198 183 | luchador 4 6 196 206 |
luckyCat 16 10 194 210 | macaw 26 -21 178 216 | magnifier 6 -1 180 198 | mantisRobot -6 -13 206 204 |
mapleLeaf -6 -10 206 214 | marigold 1 1 199 199 | mask -10 -33 210 158 | melon 3 58 188 161 |
mermaid 7 1 193 219 | microphone 35 0 181 199 | mintCupcake 13 -20 187 198 | mirrorGlass 12 -17 188 217 |
mojito -2 -16 196 205 | moneyTree 9 -8 193 210 | monk 4 33 196 207 | monkey -1 -3 201 190 | moon 5 5 192 197 |
moth -2 13 202 177 | mouse -8 6 208 188 | mummy 4 22 196 206 | mushroom 8 2 192 201 | musicNote 19 -1 199 192 |
ninja 4 4 206 206 | noodles 4 15 197 204 | octopus -7 4 207 213 | operaMask 0 -16 200 200 | orange 19 2 190 180 |
otter 16 32 184 188 | owl 14 2 186 199 | ox -4 2 204 195 | pagoda 4 -27 196 204 | pancakes 0 36 200 202 |
panda 13 15 187 186 | panther 15 19 185 190 | paperPlane -6 0 210 192 | parrot 26 -21 178 216 |
peach 14 -1 186 196 | peacock -11 9 211 198 | pearl 2 7 198 190 | penguin 6 4 194 206 | pharaoh 4 -4 196 206 |
phoenix -8 -9 208 211 | pig 18 20 182 186 | pineapple 38 -16 162 208 | pinkHouse -8 6 208 196 |
pirate 4 -18 196 207 | pizza 12 11 188 209 | plane -2 21 186 215 | planet -27 28 222 172 | plinko 9 18 189 193 |
plum 14 -1 186 196 | popcorn 11 -12 192 198 | pot 6 34 192 188 | potion 25 -26 175 201 | puffer -7 4 207 201 |
pumpkin 10 -7 190 183 | pyramid -8 8 208 194 | queen 16 -34 184 206 | rabbit 32 0 168 192 |
raccoon 12 26 188 188 | raceCar 2 56 200 172 | raven -6 -9 197 207 | redButterfly -2 13 202 177 |
redDragon -11 -13 211 223 | redFish 0 27 190 174 | redLeaf -6 -10 206 214 | redOctopus -7 4 207 213 |
redPanda 17 16 183 188 | redPlanet -27 28 222 172 | redSnake 12 0 188 204 | rhino -4 28 204 195 |
robin -6 -9 197 207 | robot -6 -13 206 204 | rocket 10 13 169 191 | rod 23 -17 194 213 | rooster -16 -5 189 203 |
rose 22 4 178 220 | rosePotion 25 -26 175 201 | roulette 0 0 200 200 | royal -44 21 244 203 | ruby 7 25 193 187 |
safe 1 3 199 202 | samurai 4 -36 196 206 | sandCastle 10 -34 190 196 | santa 4 -24 203 214 |
sapphire 7 25 193 187 | scarab -3 0 203 180 | scooter -6 11 205 191 | scratchTicket -1 23 204 204 |
scroll -6 13 206 189 | seahorse 43 -15 168 215 | seven 18 11 185 192 | shark -20 -16 220 196 |
sheep -4 -3 204 195 | silverCoin 10 10 192 192 | silverEgg 4 -2 196 202 | skull 23 9 177 191 |
snake 12 0 188 204 | snowLeopard 15 19 185 190 | snowOwl 14 2 186 199 | snowflake 6 -1 194 201 |
snowman 5 -24 195 216 | songbird -6 -9 197 207 | spider -6 38 206 210 | squareCoin 10 10 192 192 |
squirrel 18 2 182 188 | stall 7 5 195 196 | starfish 0 -1 200 190 | strawberry 17 -18 183 208 |
submarine -12 1 210 170 | sultan 4 -57 196 206 | sunflower 1 1 199 199 | swordfish -15 17 219 184 |
swords 23 8 177 188 | teapot -6 15 202 188 | temple -6 4 206 202 | tennis 10 10 190 190 | tens -14 22 214 191 |
threeCards -14 22 214 191 | tiger 15 19 185 190 | tile 34 14 164 178 | topaz 7 25 193 187 | torii -18 0 218 202 |
toucan 26 -21 208 216 | train -8 -12 216 197 | tram 4 -12 196 206 | trident 49 -24 191 202 |
trophy 12 12 188 194 | tukTuk -14 16 205 194 | tulip 22 4 178 220 | turtle -6 -10 206 182 |
twoCards 15 21 185 181 | ufo -8 35 208 142 | umbrella -8 -27 208 205 | unicorn 6 -23 183 198 |
vampire 4 13 196 206 | viking -3 -20 203 207 | violin 15 -43 191 192 | volcano -8 -42 208 198 |
volleyball 10 10 190 190 | waterBuffalo -4 2 204 195 | wealthGod -16 -22 216 209 | whale 0 -6 218 193 |
wheel 4 -8 196 200 | whiteBlossom 5 9 195 191 | whiteCrane -7 22 164 211 | whiteDie 12 6 188 196 |
whiteDog 6 34 194 199 | whiteRooster -16 -5 189 203 | whiteSnake 12 0 188 204 | whiteTiger 15 19 185 190 |
windmill 10 -16 190 208 | witch 2 -54 198 206 | witchBrew 6 -21 194 215 | wizard 4 -48 196 207 |
wolf 12 2 188 193 | wrapped -15 19 215 181 | zebra -4 -18 204 195 | zeus 4 -2 196 207
`;

const WHOLE: Box = [0, 0, 200, 200];
const boxes = new Map<string, Box>();

export function findBox(name: string): Box {
  if (boxes.size === 0) {
    for (const item of MEASURED.split('|')) {
      const [motif = '', left, top, right, bottom] = item.trim().split(' ');
      boxes.set(motif, [Number(left), Number(top), Number(right), Number(bottom)]);
    }
  }
  return boxes.get(name) ?? WHOLE;
}
