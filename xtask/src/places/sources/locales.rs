//! The pinned files that contain translated names.

use crate::packages::File;

macro_rules! locale {
    ($tag:literal, $sha256:literal) => {
        File { path: concat!("usr/share/locale/", $tag, "/LC_MESSAGES/geonames.mo"), sha256: $sha256 }
    };
}

/// The message catalogues in the languages of the countries from which most travellers come, by language tag.
pub(super) static LOCALES: [File; 39] = [
    locale!("ar", "20bcd8e7e8f99f26421993523f3b35763d25d444b46368eaebd49674c6cd7b1f"),
    locale!("bg", "a66566aac4ac5a5089bd7da413ab03e407bbc080c20b5563a16be6157e107184"),
    locale!("ca", "3b8295b2477fbd1ae620c4923e815dd72cd583bfe2f84e99d9b042f5bcb4b4c1"),
    locale!("cs", "4a2d98a0ff8327e15ecae3ae75ac2bd3e6fe9531326b54781522ef4e36dde1da"),
    locale!("da", "4c0f69378cb6ae720348277c65acffd3726b5bc73df922876277693610022c67"),
    locale!("de", "f268bdcdba4ad30e31e264973f82fa703fb8bf567c6f9f8a035155f31c1cfdaa"),
    locale!("el", "e7962c63e27c7e216726c4b7b020abb5df910a97ff908c0fd499ddf329fc21f2"),
    locale!("es", "c5298d8a8eee476696249c44e6160180571413a6a5e41ee1477b6169f6535284"),
    locale!("et", "753decbef33f32cf30854db28c96cede265cebb920be4676de72b7cfc9483a31"),
    locale!("fa", "a10768c8189ee55de6060a86f0555aec56b60681cf21e916b6df0b76b81425b2"),
    locale!("fi", "624a7b9a10aeff94956e867f68c89e0cf441d5fb59ed0c0e7bfb960c979f32a9"),
    locale!("fr", "52fb4c901654f9331f8e98fd2550b53e45c073a873a3a349c4d473584f89d6d0"),
    locale!("he", "20ed29e502644ced41d7e1667e3c792df4d36542d23ef80d6740bf308ea3ad7f"),
    locale!("hi", "920b524de39b0e606135dd9d19318aa4de2bdbc0c68ff6ce350bdf29089ac92e"),
    locale!("hr", "a180de8766677877c648c542efb94542200115bdfed32f11f800de4c0d60c52b"),
    locale!("hu", "5ab6a6a42e958f8c46fc8888b101aed29f1de18fb33ac9d45d89388cca257462"),
    locale!("id", "9b144012887b81cd66c2bd7fc41df1e5334de422cf78e9051c51bdcc09631e6b"),
    locale!("it", "60dbb9ad0f12f534caa7b6902bfef2c2e430e432faa9293502e4b33758e96d61"),
    locale!("ja", "b874c994c910d716273436a39ca0f7be4fddbe2bd497f488d14a9409bc584074"),
    locale!("ko", "d900ce71decef20a980baf8490dbbd4c88a4b1fe35a8329374f691ea7228bb79"),
    locale!("lt", "50398de210c2272928d240856ab911d26189a32f619dbd6982a451bf472545ad"),
    locale!("lv", "e86a43b9845e12220b9b0eb112774ca353adab498e87c9763d3771af2c1f8f49"),
    locale!("ms", "8d30971ab553ecca4817cfb7134cabd1a2121e72389f0abfa9eb3df8252ae986"),
    locale!("nb", "e746b2360fd880cad24b58a1f8728a6dd697876b680ee4df239bafcadf451918"),
    locale!("nl", "c2666bf1d19e35fe156f3ae648e6a74da56145904be7194cac104b52fcfc40bc"),
    locale!("pl", "f7ca0fed90095dc69bd8250176252eb5a139a66514d265e5c908100532a7c4d8"),
    locale!("pt", "07f923405981ff42a7de35006a5b6caae0502cf2f642291833398d6f17a271b1"),
    locale!("ro", "d702061582aa2bc1c435ed3311696c9348d544cca439f2e4dc7f3901014ea255"),
    locale!("ru", "301b6fe43265c052b6e064d072282e31e7637cc8747d53250b16183ed65c3b2c"),
    locale!("sk", "537c80187b67cca8eca3429a08b2af8f6eb09854dfd593b6fc952e1831c06de8"),
    locale!("sl", "4f402102f955632f2b765233ea7bec12b2fe161fb9bf12dcf797be06bf7a3b59"),
    locale!("sr", "91668fcc0f384d01231cf5ffc491ac2cf50e61e986e4cd4dd1f38dcf4eff5da3"),
    locale!("sv", "1b7e4347187ea2e97f5e16ba9ce37808d7f95786a7f77909e8dfc4aa72151ef3"),
    locale!("th", "6c307b636289c7a219724bfc820c57d5ea8b2ecb5b0303594931098d002e4e85"),
    locale!("tr", "50f7425aea066817ef1f4cc6bb610f59afe9680ce321669f3f18f4148787769c"),
    locale!("uk", "217dbe06a97796a8aeb6017e52065f18a8b6940181b2385fda148fea537091fc"),
    locale!("vi", "755677d8e4a644c3eba89ef54d718101c6c4eea47328c459d1e1950702b1c9c0"),
    locale!("zh", "8d9b486484a59221c6780b6ebeda3af28c14e9e96f9cc03177d5bf9991898d30"),
    locale!("zh_CN", "8ac911fae5aedc5318292abd0421e9388233b79c8831b164c7887e1127789772"),
];
