// Made by generate-catalogues.ts from locales.json and the folders beside it.
import bases from '../locales.json' with { type: 'json' }
import enusCommon from '../en-us/common.json' with { type: 'json' }
import enusNavigation from '../en-us/navigation.json' with { type: 'json' }
import enusHome from '../en-us/home.json' with { type: 'json' }
import enusListing from '../en-us/listing.json' with { type: 'json' }
import enusProduct from '../en-us/product.json' with { type: 'json' }
import enusReviews from '../en-us/reviews.json' with { type: 'json' }
import enusCart from '../en-us/cart.json' with { type: 'json' }
import enusCheckout from '../en-us/checkout.json' with { type: 'json' }
import enusCredentials from '../en-us/credentials.json' with { type: 'json' }
import enusPayment from '../en-us/payment.json' with { type: 'json' }
import enusWallet from '../en-us/wallet.json' with { type: 'json' }
import enusOrder from '../en-us/order.json' with { type: 'json' }
import enusOrders from '../en-us/orders.json' with { type: 'json' }
import enusErrors from '../en-us/errors.json' with { type: 'json' }
import enusValidation from '../en-us/validation.json' with { type: 'json' }
import enusMail from '../en-us/mail.json' with { type: 'json' }
import enusSeo from '../en-us/seo.json' with { type: 'json' }
import enusDialogs from '../en-us/dialogs.json' with { type: 'json' }
import enusLocations from '../en-us/locations.json' with { type: 'json' }
import enusStores from '../en-us/stores.json' with { type: 'json' }
import enusStaff from '../en-us/staff.json' with { type: 'json' }
import enusTax from '../en-us/tax.json' with { type: 'json' }
import enusWithdrawal from '../en-us/withdrawal.json' with { type: 'json' }
import enusStock from '../en-us/stock.json' with { type: 'json' }
import enusRelated from '../en-us/related.json' with { type: 'json' }
import enusSizes from '../en-us/sizes.json' with { type: 'json' }
import enusDraws from '../en-us/draws.json' with { type: 'json' }
import enusAccount from '../en-us/account.json' with { type: 'json' }
import enusAssociate from '../en-us/associate.json' with { type: 'json' }
import enusProfile from '../en-us/profile.json' with { type: 'json' }
import enusPrivacy from '../en-us/privacy.json' with { type: 'json' }
import enusContact from '../en-us/contact.json' with { type: 'json' }
import enusNewsletter from '../en-us/newsletter.json' with { type: 'json' }
import enusCases from '../en-us/cases.json' with { type: 'json' }
import enusDocuments from '../en-us/documents.json' with { type: 'json' }
import enusFavourites from '../en-us/favourites.json' with { type: 'json' }
import enusPaint from '../en-us/paint.json' with { type: 'json' }
import enusPainter from '../en-us/painter.json' with { type: 'json' }
import enusBackoffice from '../en-us/backoffice.json' with { type: 'json' }
import encaCommon from '../en-ca/common.json' with { type: 'json' }
import encaNavigation from '../en-ca/navigation.json' with { type: 'json' }
import encaListing from '../en-ca/listing.json' with { type: 'json' }
import encaProduct from '../en-ca/product.json' with { type: 'json' }
import encaCart from '../en-ca/cart.json' with { type: 'json' }
import encaWallet from '../en-ca/wallet.json' with { type: 'json' }
import encaOrder from '../en-ca/order.json' with { type: 'json' }
import encaOrders from '../en-ca/orders.json' with { type: 'json' }
import encaErrors from '../en-ca/errors.json' with { type: 'json' }
import encaMail from '../en-ca/mail.json' with { type: 'json' }
import encaSeo from '../en-ca/seo.json' with { type: 'json' }
import encaLocations from '../en-ca/locations.json' with { type: 'json' }
import encaStores from '../en-ca/stores.json' with { type: 'json' }
import encaProfile from '../en-ca/profile.json' with { type: 'json' }
import encaPrivacy from '../en-ca/privacy.json' with { type: 'json' }
import encaCases from '../en-ca/cases.json' with { type: 'json' }
import encaFavourites from '../en-ca/favourites.json' with { type: 'json' }
import encaPaint from '../en-ca/paint.json' with { type: 'json' }
import encaPainter from '../en-ca/painter.json' with { type: 'json' }
import engbCommon from '../en-gb/common.json' with { type: 'json' }
import engbNavigation from '../en-gb/navigation.json' with { type: 'json' }
import engbHome from '../en-gb/home.json' with { type: 'json' }
import engbListing from '../en-gb/listing.json' with { type: 'json' }
import engbProduct from '../en-gb/product.json' with { type: 'json' }
import engbCart from '../en-gb/cart.json' with { type: 'json' }
import engbCheckout from '../en-gb/checkout.json' with { type: 'json' }
import engbCredentials from '../en-gb/credentials.json' with { type: 'json' }
import engbPayment from '../en-gb/payment.json' with { type: 'json' }
import engbWallet from '../en-gb/wallet.json' with { type: 'json' }
import engbOrder from '../en-gb/order.json' with { type: 'json' }
import engbOrders from '../en-gb/orders.json' with { type: 'json' }
import engbErrors from '../en-gb/errors.json' with { type: 'json' }
import engbValidation from '../en-gb/validation.json' with { type: 'json' }
import engbMail from '../en-gb/mail.json' with { type: 'json' }
import engbSeo from '../en-gb/seo.json' with { type: 'json' }
import engbDialogs from '../en-gb/dialogs.json' with { type: 'json' }
import engbLocations from '../en-gb/locations.json' with { type: 'json' }
import engbStores from '../en-gb/stores.json' with { type: 'json' }
import engbStaff from '../en-gb/staff.json' with { type: 'json' }
import engbAccount from '../en-gb/account.json' with { type: 'json' }
import engbProfile from '../en-gb/profile.json' with { type: 'json' }
import engbPrivacy from '../en-gb/privacy.json' with { type: 'json' }
import engbCases from '../en-gb/cases.json' with { type: 'json' }
import engbFavourites from '../en-gb/favourites.json' with { type: 'json' }
import engbPaint from '../en-gb/paint.json' with { type: 'json' }
import engbPainter from '../en-gb/painter.json' with { type: 'json' }
import dedeCommon from '../de-de/common.json' with { type: 'json' }
import dedeNavigation from '../de-de/navigation.json' with { type: 'json' }
import dedeHome from '../de-de/home.json' with { type: 'json' }
import dedeListing from '../de-de/listing.json' with { type: 'json' }
import dedeProduct from '../de-de/product.json' with { type: 'json' }
import dedeReviews from '../de-de/reviews.json' with { type: 'json' }
import dedeCart from '../de-de/cart.json' with { type: 'json' }
import dedeCheckout from '../de-de/checkout.json' with { type: 'json' }
import dedeCredentials from '../de-de/credentials.json' with { type: 'json' }
import dedePayment from '../de-de/payment.json' with { type: 'json' }
import dedeWallet from '../de-de/wallet.json' with { type: 'json' }
import dedeOrder from '../de-de/order.json' with { type: 'json' }
import dedeOrders from '../de-de/orders.json' with { type: 'json' }
import dedeErrors from '../de-de/errors.json' with { type: 'json' }
import dedeValidation from '../de-de/validation.json' with { type: 'json' }
import dedeMail from '../de-de/mail.json' with { type: 'json' }
import dedeSeo from '../de-de/seo.json' with { type: 'json' }
import dedeDialogs from '../de-de/dialogs.json' with { type: 'json' }
import dedeLocations from '../de-de/locations.json' with { type: 'json' }
import dedeStores from '../de-de/stores.json' with { type: 'json' }
import dedeStaff from '../de-de/staff.json' with { type: 'json' }
import dedeTax from '../de-de/tax.json' with { type: 'json' }
import dedeWithdrawal from '../de-de/withdrawal.json' with { type: 'json' }
import dedeStock from '../de-de/stock.json' with { type: 'json' }
import dedeRelated from '../de-de/related.json' with { type: 'json' }
import dedeSizes from '../de-de/sizes.json' with { type: 'json' }
import dedeDraws from '../de-de/draws.json' with { type: 'json' }
import dedeAccount from '../de-de/account.json' with { type: 'json' }
import dedeAssociate from '../de-de/associate.json' with { type: 'json' }
import dedeProfile from '../de-de/profile.json' with { type: 'json' }
import dedePrivacy from '../de-de/privacy.json' with { type: 'json' }
import dedeContact from '../de-de/contact.json' with { type: 'json' }
import dedeNewsletter from '../de-de/newsletter.json' with { type: 'json' }
import dedeCases from '../de-de/cases.json' with { type: 'json' }
import dedeDocuments from '../de-de/documents.json' with { type: 'json' }
import dedeFavourites from '../de-de/favourites.json' with { type: 'json' }
import dedePaint from '../de-de/paint.json' with { type: 'json' }
import dedePainter from '../de-de/painter.json' with { type: 'json' }
import dedeBackoffice from '../de-de/backoffice.json' with { type: 'json' }
import frcaCommon from '../fr-ca/common.json' with { type: 'json' }
import frcaNavigation from '../fr-ca/navigation.json' with { type: 'json' }
import frcaHome from '../fr-ca/home.json' with { type: 'json' }
import frcaListing from '../fr-ca/listing.json' with { type: 'json' }
import frcaProduct from '../fr-ca/product.json' with { type: 'json' }
import frcaReviews from '../fr-ca/reviews.json' with { type: 'json' }
import frcaCart from '../fr-ca/cart.json' with { type: 'json' }
import frcaCheckout from '../fr-ca/checkout.json' with { type: 'json' }
import frcaCredentials from '../fr-ca/credentials.json' with { type: 'json' }
import frcaPayment from '../fr-ca/payment.json' with { type: 'json' }
import frcaWallet from '../fr-ca/wallet.json' with { type: 'json' }
import frcaOrder from '../fr-ca/order.json' with { type: 'json' }
import frcaOrders from '../fr-ca/orders.json' with { type: 'json' }
import frcaErrors from '../fr-ca/errors.json' with { type: 'json' }
import frcaValidation from '../fr-ca/validation.json' with { type: 'json' }
import frcaMail from '../fr-ca/mail.json' with { type: 'json' }
import frcaSeo from '../fr-ca/seo.json' with { type: 'json' }
import frcaDialogs from '../fr-ca/dialogs.json' with { type: 'json' }
import frcaLocations from '../fr-ca/locations.json' with { type: 'json' }
import frcaStores from '../fr-ca/stores.json' with { type: 'json' }
import frcaStaff from '../fr-ca/staff.json' with { type: 'json' }
import frcaTax from '../fr-ca/tax.json' with { type: 'json' }
import frcaWithdrawal from '../fr-ca/withdrawal.json' with { type: 'json' }
import frcaStock from '../fr-ca/stock.json' with { type: 'json' }
import frcaRelated from '../fr-ca/related.json' with { type: 'json' }
import frcaSizes from '../fr-ca/sizes.json' with { type: 'json' }
import frcaDraws from '../fr-ca/draws.json' with { type: 'json' }
import frcaAccount from '../fr-ca/account.json' with { type: 'json' }
import frcaAssociate from '../fr-ca/associate.json' with { type: 'json' }
import frcaProfile from '../fr-ca/profile.json' with { type: 'json' }
import frcaPrivacy from '../fr-ca/privacy.json' with { type: 'json' }
import frcaContact from '../fr-ca/contact.json' with { type: 'json' }
import frcaNewsletter from '../fr-ca/newsletter.json' with { type: 'json' }
import frcaCases from '../fr-ca/cases.json' with { type: 'json' }
import frcaDocuments from '../fr-ca/documents.json' with { type: 'json' }
import frcaFavourites from '../fr-ca/favourites.json' with { type: 'json' }
import frcaPaint from '../fr-ca/paint.json' with { type: 'json' }
import frcaPainter from '../fr-ca/painter.json' with { type: 'json' }
import frcaBackoffice from '../fr-ca/backoffice.json' with { type: 'json' }

export const localeBases = bases

export const catalogues = {
  'en-us': {
    common: enusCommon,
    navigation: enusNavigation,
    home: enusHome,
    listing: enusListing,
    product: enusProduct,
    reviews: enusReviews,
    cart: enusCart,
    checkout: enusCheckout,
    credentials: enusCredentials,
    payment: enusPayment,
    wallet: enusWallet,
    order: enusOrder,
    orders: enusOrders,
    errors: enusErrors,
    validation: enusValidation,
    mail: enusMail,
    seo: enusSeo,
    dialogs: enusDialogs,
    locations: enusLocations,
    stores: enusStores,
    staff: enusStaff,
    tax: enusTax,
    withdrawal: enusWithdrawal,
    stock: enusStock,
    related: enusRelated,
    sizes: enusSizes,
    draws: enusDraws,
    account: enusAccount,
    associate: enusAssociate,
    profile: enusProfile,
    privacy: enusPrivacy,
    contact: enusContact,
    newsletter: enusNewsletter,
    cases: enusCases,
    documents: enusDocuments,
    favourites: enusFavourites,
    paint: enusPaint,
    painter: enusPainter,
    backoffice: enusBackoffice,
  },
  'en-ca': {
    common: encaCommon,
    navigation: encaNavigation,
    listing: encaListing,
    product: encaProduct,
    cart: encaCart,
    wallet: encaWallet,
    order: encaOrder,
    orders: encaOrders,
    errors: encaErrors,
    mail: encaMail,
    seo: encaSeo,
    locations: encaLocations,
    stores: encaStores,
    profile: encaProfile,
    privacy: encaPrivacy,
    cases: encaCases,
    favourites: encaFavourites,
    paint: encaPaint,
    painter: encaPainter,
  },
  'en-gb': {
    common: engbCommon,
    navigation: engbNavigation,
    home: engbHome,
    listing: engbListing,
    product: engbProduct,
    cart: engbCart,
    checkout: engbCheckout,
    credentials: engbCredentials,
    payment: engbPayment,
    wallet: engbWallet,
    order: engbOrder,
    orders: engbOrders,
    errors: engbErrors,
    validation: engbValidation,
    mail: engbMail,
    seo: engbSeo,
    dialogs: engbDialogs,
    locations: engbLocations,
    stores: engbStores,
    staff: engbStaff,
    account: engbAccount,
    profile: engbProfile,
    privacy: engbPrivacy,
    cases: engbCases,
    favourites: engbFavourites,
    paint: engbPaint,
    painter: engbPainter,
  },
  'de-de': {
    common: dedeCommon,
    navigation: dedeNavigation,
    home: dedeHome,
    listing: dedeListing,
    product: dedeProduct,
    reviews: dedeReviews,
    cart: dedeCart,
    checkout: dedeCheckout,
    credentials: dedeCredentials,
    payment: dedePayment,
    wallet: dedeWallet,
    order: dedeOrder,
    orders: dedeOrders,
    errors: dedeErrors,
    validation: dedeValidation,
    mail: dedeMail,
    seo: dedeSeo,
    dialogs: dedeDialogs,
    locations: dedeLocations,
    stores: dedeStores,
    staff: dedeStaff,
    tax: dedeTax,
    withdrawal: dedeWithdrawal,
    stock: dedeStock,
    related: dedeRelated,
    sizes: dedeSizes,
    draws: dedeDraws,
    account: dedeAccount,
    associate: dedeAssociate,
    profile: dedeProfile,
    privacy: dedePrivacy,
    contact: dedeContact,
    newsletter: dedeNewsletter,
    cases: dedeCases,
    documents: dedeDocuments,
    favourites: dedeFavourites,
    paint: dedePaint,
    painter: dedePainter,
    backoffice: dedeBackoffice,
  },
  'fr-ca': {
    common: frcaCommon,
    navigation: frcaNavigation,
    home: frcaHome,
    listing: frcaListing,
    product: frcaProduct,
    reviews: frcaReviews,
    cart: frcaCart,
    checkout: frcaCheckout,
    credentials: frcaCredentials,
    payment: frcaPayment,
    wallet: frcaWallet,
    order: frcaOrder,
    orders: frcaOrders,
    errors: frcaErrors,
    validation: frcaValidation,
    mail: frcaMail,
    seo: frcaSeo,
    dialogs: frcaDialogs,
    locations: frcaLocations,
    stores: frcaStores,
    staff: frcaStaff,
    tax: frcaTax,
    withdrawal: frcaWithdrawal,
    stock: frcaStock,
    related: frcaRelated,
    sizes: frcaSizes,
    draws: frcaDraws,
    account: frcaAccount,
    associate: frcaAssociate,
    profile: frcaProfile,
    privacy: frcaPrivacy,
    contact: frcaContact,
    newsletter: frcaNewsletter,
    cases: frcaCases,
    documents: frcaDocuments,
    favourites: frcaFavourites,
    paint: frcaPaint,
    painter: frcaPainter,
    backoffice: frcaBackoffice,
  },
}
