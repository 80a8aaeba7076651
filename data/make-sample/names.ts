/** Names of one language, to be put together at random. Nobody is meant. */
export interface NamesOf {
  /** The federation guests of this language come from. */
  readonly federation: string
  /** How many players of the home federation have such names, and how many are guests. */
  readonly home: number
  readonly guests: number
  readonly surnames: readonly string[]
  readonly men: readonly string[]
  readonly women: readonly string[]
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

// biome-ignore format: one language a paragraph
export const languages: readonly NamesOf[] = [
  {
    federation: 'SWE', home: 205, guests: 0,
    surnames: words(`Fjellvang Kvitsand Solbråten Øvrelid Åsgårdsli Bjørkeflaten Skogrand Tverrelv Myrdalen Lyngheia
      Rypefoss Steinsåsen Hvalbein Elvestrøm Gråberg Høgfjell Nesodden Ødemark Kråkstad Vårdal Sæterlien Brekkhus
      Furuåsen Grønnsletta Isdalen Kleppevik Langvass Mosebø Nordlysvik Pilegård Revholt Sjøvoll Trollheim Ulvøy`),
    men: words('Håkon Sigurd Bjørnar Åsmund Eirik Torstein Øystein Jørn Leif Halvor Gaute Ketil Sondre Ørjan Vegard Magne'),
    women: words('Åshild Ragnhild Sølvi Bjørg Ingeborg Turid Maren Øydis Guro Solveig Kjersti Hanne Ågot Torunn Synnøve'),
  },
  {
    federation: 'POL', home: 24, guests: 4,
    surnames: words('Żółkiewicz Wąchoń Śliwczak Grzybowiak Jarzębiak Łęcznik Brzozdoń Ćwierczak Źródlak Pszczółek'),
    men: words('Świętosław Zdzisław Łukasz Władysław Bożydar Mścisław'),
    women: words('Łucja Małgorzata Grażyna Bożena Żaneta Wiesława'),
  },
  {
    federation: 'VIE', home: 18, guests: 3,
    surnames: words('Nguyễn Trần Lê Phạm Đặng Vũ Đỗ Huỳnh'),
    men: ['Quốc Bảo Long', 'Đức Thiện Ân', 'Minh Khôi Vĩ', 'Hữu Phước Đại', 'Trọng Nghĩa Sơn'],
    women: ['Thị Ánh Tuyết Mai', 'Ngọc Bích Liễu', 'Thị Hồng Yến Như', 'Thùy Dương Ly', 'Mỹ Duyên Ái'],
  },
  {
    federation: 'TUR', home: 18, guests: 3,
    surnames: words('Işıklı Yıldızoğlu İncesoy Çağlarca Gündoğmaz Şırıltı Ağaçdelen Ürkmezer Kıvılcımlı Özgümüş'),
    men: words('İlkay Ilgın Çağatay Şükrü Görkem Tuğrul'),
    women: words('Nazlı İpek Işıl Gülçin Şebnem Yağmur'),
  },
  {
    federation: 'HUN', home: 9, guests: 4,
    surnames: words('Szőllőhegyi Győrffylaki Űrmössy Kőszáli Zsindelyes Csíksomlyay Bődületi'),
    men: words('Örs Lőrinc Győző Árpád Szilárd'),
    women: words('Zsófia Gyöngyi Tünde Hajnalka Ágota'),
  },
  {
    federation: 'ESP', home: 10, guests: 4,
    surnames: ['Íñiguez Peñalba', 'Ordóñez de la Vega', 'Güell Muñiz', 'Zúñiga Alcántara', 'Quiñones Ríos', 'Ibáñez-Cabañas'],
    men: ['José Ángel', 'Íñigo', 'Joaquín', 'Germán Andrés', 'Nicolás'],
    women: ['Begoña', 'María del Rocío', 'Inés', 'Concepción', 'Maite'],
  },
  {
    federation: 'EGY', home: 16, guests: 2,
    surnames: ['Al-Qasabi', 'El Amraoui', 'Abd al-Latif', 'Al Nuwayri', 'Ben Haddouch', 'Shaabanieh', "Al-Ra'ouf"],
    men: words("Abdulrahman Yousef Tariq Mu'adh Hamza Ziyad"),
    women: words("Yousra Maryam Lamees Rana'a Hind Shaimaa"),
  },
  {
    federation: 'CHN', home: 10, guests: 3,
    surnames: words('Ouyang Xu Zhuge Lü Shangguan Qiu Ma'),
    men: words("Xi'an Weiqing Zihao Guangyu Yi"),
    women: words('Meilin Xiaoyue Ruoxi Lanying Yu'),
  },
  {
    federation: 'IND', home: 20, guests: 4,
    surnames: ['Padmavathiraj', 'Thirunelveliyan', 'Chakraborti-Sen', 'Krishnagiri S', 'Bhattadri', 'Venkatapathy R', 'Jayasooriyan'],
    men: ['Aravindan', 'Harikesh', 'Subrat', 'Prajwal Dev', 'Kirubakaran'],
    women: ['Lakshmipriya', 'Nivedhitha', 'Sharanya', 'Ishwari', 'Meenakshi'],
  },
  {
    federation: 'SWE', home: 6, guests: 4,
    surnames: words('Björkemark Åkerstrand Löfhult Sjöängen Västerlund'),
    men: words('Göran Sven-Åke Örjan Pär'),
    women: words('Märta Gunvor Ann-Britt Åsa'),
  },
  {
    federation: 'GER', home: 4, guests: 4,
    surnames: ['Grünwaldner', 'von der Heidemühle', 'Straußberger', 'Käferlein', 'Weißdornig'],
    men: words('Jürgen Götz Karl-Heinz Björn'),
    women: words('Käthe Brünhild Hannelore Jördis'),
  },
]
